export * from './planner.ts'
export * from './plans.ts'
export * from './tournament.ts'
export * from './variation.ts'
