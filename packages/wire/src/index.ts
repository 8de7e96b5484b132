export * from './api.ts'
export * from './commands.ts'
export * from './frames.ts'
export * from './limits.ts'
