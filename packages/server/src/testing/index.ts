export { findPostgres, newServer, type Server } from './postgres.ts'
