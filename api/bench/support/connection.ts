import net from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** An answer as it came. */
export class Reply {
  constructor(
    readonly status: number,
    /** Everything before the body. */
    private readonly head: string,
    private readonly raw: Buffer,
  ) {}

  /** A header, or `null`. @param name in lower case */
  header(name: string): string | null {
    const start = this.head.toLowerCase().indexOf(`\r\n${name}:`);
    if (start < 0) return null;
    const value = this.head.slice(start + name.length + 3);
    return value.slice(0, value.indexOf('\r\n')).trim();
  }

  /** The body, unpacked. Costs time: only for answers that the caller reads. */
  text(): string {
    const body = this.header('transfer-encoding') === 'chunked' ? joinChunks(this.raw) : this.raw;
    switch (this.header('content-encoding')) {
      case 'br':
        return brotliDecompressSync(body).toString();
      case 'gzip':
        return gunzipSync(body).toString();
      case 'deflate':
        return inflateSync(body).toString();
      default:
        return body.toString();
    }
  }

  /** What stands under `data`. */
  data<Data>(): Data {
    return (JSON.parse(this.text()) as { data: Data }).data;
  }
}

const HEAD_END = '\r\n\r\n';
const GET = Buffer.from('GET ');
const LAST_CHUNK = Buffer.from(`0${HEAD_END}`);

/**
 * One connection of one browser, kept open, with one request at a time. Written for little CPU, because the crowd runs on
 * the machine of the app: requests are bytes that are made once, and bodies are unpacked only when somebody looks.
 */
export class Connection {
  private socket: net.Socket | null = null;
  private parts: Buffer[] = [];
  private size = 0;
  /** Bytes of the whole answer; `null` until the head is there, `Infinity` for one in chunks. */
  private expected: number | null = null;
  private waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | null = null;

  constructor(private readonly port: number) {}

  /**
   * Asks, and as browsers do once more when the connection had been kept and the server closes it in this moment; what
   * changes something is not asked again.
   * @throws Error when the connection breaks before the answer is there
   */
  async ask(request: Buffer): Promise<Reply> {
    const mayAskAgain = this.socket !== null && request.subarray(0, 4).equals(GET);
    try {
      return await this.send(request);
    } catch (error) {
      if (!mayAskAgain) throw error;
      return this.send(request);
    }
  }

  private send(request: Buffer): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      (this.socket ?? this.connect()).write(request);
    });
  }

  close(): void {
    this.socket?.destroy();
    this.socket = null;
  }

  private connect(): net.Socket {
    const socket = net.connect({ port: this.port, host: '127.0.0.1', noDelay: true });
    socket.on('data', (part: Buffer) => this.receive(part));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      if (this.socket === socket) this.socket = null;
      this.parts = [];
      this.size = 0;
      this.expected = null;
      const caller = this.waiting;
      this.waiting = null;
      caller?.reject(new Error('the connection broke'));
    });
    this.socket = socket;
    return socket;
  }

  private receive(part: Buffer): void {
    this.parts.push(part);
    this.size += part.length;
    if (this.expected === null) {
      const all = this.parts.length === 1 ? part : Buffer.concat(this.parts);
      const end = all.indexOf(HEAD_END);
      if (end < 0) return;
      this.parts = [all];
      this.expected = sizeOf(all.toString('latin1', 0, end), end + HEAD_END.length);
    }
    const isOver =
      this.expected === Infinity
        ? part.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
        : this.size >= this.expected;
    if (isOver) this.answer();
  }

  private answer(): void {
    const all = this.parts.length === 1 ? (this.parts[0] as Buffer) : Buffer.concat(this.parts);
    const end = all.indexOf(HEAD_END) + HEAD_END.length;
    const head = all.toString('latin1', 0, end);
    this.parts = [];
    this.size = 0;
    this.expected = null;
    const caller = this.waiting;
    this.waiting = null;
    if (head.toLowerCase().includes('\r\nconnection: close')) this.close();
    caller?.resolve(new Reply(Number(head.slice(9, 12)), head, all.subarray(end)));
  }
}

function sizeOf(head: string, headSize: number): number {
  const status = Number(head.slice(9, 12));
  if (status === 304 || status === 204) return headSize;
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  return length === undefined ? Infinity : headSize + Number(length);
}

function joinChunks(body: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const end = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, end), 16);
    if (!size) return Buffer.concat(chunks);
    chunks.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

/** What a request says beside its address. */
export interface Asking {
  method?: string;
  token?: string | undefined;
  headers?: Record<string, string>;
  body?: unknown;
}

/** The bytes of a request, with the headers of a browser. */
export function requestOf(path: string, { method = 'GET', token, headers = {}, body }: Asking = {}): Buffer {
  const content = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Accept: application/json',
    'Accept-Encoding: gzip, deflate, br',
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(content ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(content)}`] : []),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.from(`${lines.join('\r\n')}${HEAD_END}${content}`);
}
