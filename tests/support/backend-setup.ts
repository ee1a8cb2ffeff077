import { WebSocket } from 'ws'

// supabase-js looks for a WebSocket when it starts, used or not, and Node 20 has none.
globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket
