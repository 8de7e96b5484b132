export { type Server, type Start, startServer } from './start.ts'
