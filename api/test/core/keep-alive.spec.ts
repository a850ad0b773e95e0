import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import supertest from 'supertest';
import { createApp } from '../../src/app.js';
import { listen } from '../../src/listen.js';
import { openDatabase } from '../../src/open-database.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { createQuietApp } from '../registrations/support/book.js';
import { signUpBody, someChild, someCourse, someParent, someWeek } from '../support/builders.js';
import type { TestApp } from '../support/app.js';

/** How long the proxy of docker/ keeps an idle connection to the app: the default of Caddy, ms. */
const IDLE_MS = 120_000;

/** One connection to the app, used again and again. What breaks is 502, never repeated, as proxies do with a POST. */
async function startProxy(appPort: number, beforeForwarding: () => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const reused: boolean[] = [];
  const server = createServer((incoming, answer) => {
    beforeForwarding();
    // Whether a connection is kept is agreed on each side for itself.
    const {
      method,
      url: path,
      headers: { connection: _, ...headers },
    } = incoming;
    const forwarded = request({ host: '127.0.0.1', port: appPort, agent, method, path, headers });
    forwarded.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 0, { 'content-type': response.headers['content-type'] });
      response.pipe(answer);
    });
    forwarded.on('error', () => answer.writeHead(502).end());
    forwarded.on('finish', () => reused.push(forwarded.reusedSocket));
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    reused,
    close: async () => {
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('a connection that a proxy keeps', () => {
  let app: TestApp;
  let server: Server;
  let port: number;
  let stop: () => Promise<void>;
  const connections = new Set<Socket>();

  beforeAll(async () => {
    app = await createQuietApp();
    const served = await createApp(app.config, await openDatabase(app.config), app.clock);
    port = await listen(served, { port: 0, host: '127.0.0.1' });
    server = served.getHttpServer() as Server;
    server.on('connection', (socket: Socket) => {
      connections.add(socket);
      socket.once('close', () => connections.delete(socket));
    });
    stop = () => served.close();
  });
  afterAll(async () => {
    await stop();
    await app.close();
  });

  /** What Node does when nothing has been sent for so long: connections whose time is over are closed. */
  function letPass(milliseconds: number): void {
    for (const socket of connections)
      if (socket.timeout && socket.timeout <= milliseconds) socket.emit('timeout');
  }

  /** Books two weeks one after the other through a proxy; before the second the connection was idle for {@link IDLE_MS}. */
  async function bookAfterIdling() {
    const course = await someCourse(app);
    const weeks = [await someWeek(app, course), await someWeek(app, course)];
    const parent = await someParent(app);
    const child = await someChild(app, parent);
    const proxy = await startProxy(port, () => letPass(IDLE_MS));
    const statuses: number[] = [];
    for (const week of weeks) {
      const answer = await supertest(`http://127.0.0.1:${proxy.port}`)
        .post(`/api/send-registration/${course.id}`)
        .set('Authorization', `Bearer ${parent.token}`)
        .send(signUpBody(child, week));
      statuses.push(answer.status);
    }
    await proxy.close();
    const stored = await app.dataSource.manager.countBy(RegistrationEntity, { child_id: child.id });
    return { statuses, reused: proxy.reused, stored };
  }

  it('is still there for a booking after the proxy has kept it idle', async () => {
    expect(await bookAfterIdling()).toEqual({ statuses: [201, 201], reused: [false, true], stored: 2 });
  });

  it('is given up later by the app than by the proxy, and headers may take longer still', () => {
    expect(server.keepAliveTimeout).toBeGreaterThan(IDLE_MS);
    expect(server.headersTimeout).toBeGreaterThan(server.keepAliveTimeout);
  });

  it('resets the booking with the time that Node keeps it', async () => {
    const { keepAliveTimeout } = server;
    server.keepAliveTimeout = createServer().keepAliveTimeout;
    try {
      const { statuses, stored } = await bookAfterIdling();
      expect({ statuses, stored }).toEqual({ statuses: [201, 502], stored: 1 });
    } finally {
      server.keepAliveTimeout = keepAliveTimeout;
    }
  });
});
