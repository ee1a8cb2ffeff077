import { WebSocket } from 'ws'

// supabase-js requires a WebSocket when it starts, and Node 20 has none.
globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket
