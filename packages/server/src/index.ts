export { adminInvite } from './people/invites.ts'
export { type Server, type Start, startServer } from './start.ts'
