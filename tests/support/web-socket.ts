// supabase-js requires a WebSocket when it starts, and Node 20 has none. Nothing connects to it.
globalThis.WebSocket ??= EventTarget as unknown as typeof WebSocket
