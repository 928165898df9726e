// Upper bound of Node: one answer, with all its headers, to every request.
// `node bare-server.ts <port> <file>`, where the file holds the answer: { "headers": ["name",
// "value", …], "body": base64 }.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , port, file] = process.argv;
if (!port || !file) throw new Error('Name the port and the file.');

const answer = JSON.parse(readFileSync(file, 'utf8')) as { headers: string[]; body: string };
const body = Buffer.from(answer.body, 'base64');

createServer((_request, response) => {
  response.writeHead(200, answer.headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
