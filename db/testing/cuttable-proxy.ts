import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export type CuttableProxy = {
  /** The database's address, through the proxy. */
  url: string;
  /** From now on nobody answers there, and every connection that stood breaks off. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
};

/** Stands between the product and its database, so that the database can go away and come back. */
export async function cuttableProxy(databaseUrl: string): Promise<CuttableProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A broken connection is what this is for; both ends see it.
    socket.on('error', () => socket.destroy());
  };
  const listen = async (port: number): Promise<Server> => {
    const server = createServer((client) => {
      // Accepted by the system just before the cut.
      if (isCut) {
        client.destroy();
        return;
      }
      const database = connect(Number(target.port), target.hostname);
      keep(client);
      keep(database);
      client.pipe(database).pipe(client);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server: Server | null = await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  const cut = async () => {
    const closing = server;
    server = null;
    isCut = true;
    for (const socket of sockets) socket.destroy();
    if (closing) await new Promise((resolve) => closing.close(resolve));
  };
  const url = new URL(databaseUrl);
  url.port = String(address.port);
  url.hostname = '127.0.0.1';
  return {
    url: url.href,
    cut,
    mend: async () => {
      isCut = false;
      server = await listen(address.port);
    },
    close: cut,
  };
}
