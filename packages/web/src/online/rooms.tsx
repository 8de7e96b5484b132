import type { Route } from '../router.ts'
import { AccountPage } from './account.tsx'
import { AdminPage } from './admin.tsx'
import { ArchivePage } from './archive.tsx'
import { GamePage, type Host } from './game-page.tsx'
import { LobbyPage } from './lobby.tsx'
import { PersonPage } from './person.tsx'
import { InvitePage, SignInPage } from './sign-in.tsx'
import { VerifyPage } from './verify-page.tsx'

/** The page of the server that an address names; null where it names none. */
export function ServerRoom({ route, host }: { route: Route; host: Host }) {
  switch (route.at) {
    case 'game':
      return <GamePage key={route.code} code={route.code} host={host} />
    case 'lobby':
      return <LobbyPage />
    case 'account':
      return <AccountPage />
    case 'signin':
      return <SignInPage />
    case 'recover':
      return <SignInPage name={route.name} code={route.code} />
    case 'invite':
      return <InvitePage token={route.token} />
    case 'archive':
      return <ArchivePage />
    case 'person':
      return <PersonPage key={route.name} name={route.name} />
    case 'verify':
      return <VerifyPage code={route.code} />
    case 'admin':
      return <AdminPage />
    default:
      return null
  }
}
