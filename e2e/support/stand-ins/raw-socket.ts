import { connect } from 'node:net';

/**
 * Sends exactly these bytes and reads until the first answer or the end of the connection.
 *
 * @param timeout milliseconds
 * @returns head of the answer; empty when the connection ended without one
 */
export function sendBytes(url: string, bytes: string, timeout = 10_000): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No answer to ${JSON.stringify(bytes.slice(0, 60))}`));
    }, timeout);
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(received.split('\r\n\r\n')[0] ?? '');
    };
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (received.includes('\r\n\r\n')) end();
    });
    socket.on('error', end);
    socket.on('close', end);
  });
}
