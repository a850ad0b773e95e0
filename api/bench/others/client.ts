import { Agent, request, type ClientRequest } from 'node:http';
import type { Ask } from './ask.js';

/** What became of a request; status 0 when it was given up or the connection was closed before an answer. */
export interface Answered {
  status: number;
  bytes: number;
  text: string;
}

const BOUNDARY = 'bench-of-others';
/** What is kept of an answer, for messages. */
const KEPT_CHARACTERS = 20_000_000;

/** Sends requests of routes to the app, each over a connection of its own. */
export class Client {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  private readonly open = new Set<ClientRequest>();

  constructor(private readonly base: string) {}

  /** @param token of who asks; `null` for nobody */
  send(
    route: string,
    { params = {}, query, body, file, headers }: Ask,
    token: string | null,
  ): Promise<Answered> {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(params[name] ?? name)),
    );
    const content = file
      ? multipart(file)
      : body === undefined
        ? undefined
        : Buffer.from(JSON.stringify(body));
    const type = file ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json';
    return new Promise((resolve) => {
      const answer: Answered = { status: 0, bytes: 0, text: '' };
      const sent = request(`${this.base}${path}${query ? `?${query}` : ''}`, {
        method,
        agent: this.agent,
        headers: {
          ...(content && { 'Content-Type': type, 'Content-Length': content.length }),
          ...(token !== null && { Authorization: `Bearer ${token}` }),
          'Accept-Encoding': 'gzip',
          ...headers,
        },
      });
      this.open.add(sent);
      const end = (): void => {
        this.open.delete(sent);
        resolve(answer);
      };
      sent.on('error', end);
      sent.on('close', end);
      sent.on('response', (response) => {
        answer.status = response.statusCode ?? 0;
        response.on('error', end);
        response.on('data', (chunk: Buffer) => {
          answer.bytes += chunk.length;
          if (headers?.['Accept-Encoding'] && answer.text.length < KEPT_CHARACTERS)
            answer.text += chunk.toString();
        });
        response.on('end', end);
      });
      sent.end(content);
    });
  }

  /** Closes the connections of all requests that are not answered yet, as somebody who goes away. */
  giveUp(): void {
    for (const each of this.open) each.destroy();
  }

  close(): void {
    this.giveUp();
    this.agent.destroy();
  }
}

function multipart({ field, content }: NonNullable<Ask['file']>): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="x"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}
