import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';

/** The yardsticks of the web server: the same answer as `/health/live`, from bare Express or from Node alone. */
const ANSWER = { data: { status: 'ok' } };

function start(): Server {
  if (process.argv[2] === 'express') {
    const app = express();
    app.get('/health/live', (_request, response) => void response.json(ANSWER));
    return app.listen(0, '127.0.0.1', ready);
  }
  const body = JSON.stringify(ANSWER);
  return createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Content-Length', body.length);
    response.end(body);
  }).listen(0, '127.0.0.1', ready);
}

function ready(): void {
  process.send?.((server.address() as AddressInfo).port);
}

const server = start();
process.on('disconnect', () => process.exit(0));
