import { temporaryStore } from '../store/store.fixture.ts'
import { holdsPatience } from './patience.fixture.ts'

holdsPatience(async () => {
  const { store, remove } = await temporaryStore()
  return { stores: [store, store], remove }
})
