import { once } from 'node:events';

/** A way to a browser by WebDriver BiDi: commands, and what it says by itself. */
export interface Connection {
  /** @throws what the browser says went wrong */
  readonly send: <Result = void>(method: string, params: object) => Promise<Result>;
  readonly listen: <Event>(method: string, hear: (event: Event) => void) => void;
  readonly close: () => void;
}

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly message?: string;
}

export async function connect(url: string): Promise<Connection> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (message: Message) => void>();
  const hearing = new Map<string, (event: unknown) => void>();
  let sent = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) {
      hearing.get(message.method ?? '')?.(message.params);
      return;
    }
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer({ type: 'error', message: 'The browser is gone.' });
    waiting.clear();
  });
  await once(socket, 'open');
  return {
    send: async (method, params) => {
      sent += 1;
      const id = sent;
      const answer = await new Promise<Message>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
      if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
      return answer.result as never;
    },
    listen: (method, hear) => void hearing.set(method, hear as (event: unknown) => void),
    close: () => socket.close(),
  };
}
