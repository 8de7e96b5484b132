export * from './conform.ts'
export * from './counts.ts'
export * from './golden.ts'
export * from './wording.ts'
