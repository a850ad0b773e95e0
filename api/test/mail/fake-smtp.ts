import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server of a few lines: takes what it is sent, or behaves badly on demand. */
export class FakeSmtp {
  /** Raw mails, in the order in which they were accepted. */
  readonly mails: string[] = [];
  /** Answer to `RCPT TO`. */
  recipientAnswer = '250 ok';
  /** Milliseconds between a mail's last byte and its receipt. */
  delay = 0;
  /** Takes the mail, then breaks the connection before the receipt. */
  hangUpAfterData = false;

  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const server = createServer((socket) => this.talk(socket));
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const server = this.server;
    this.server = null;
    for (const socket of this.sockets) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  private talk(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => undefined);
    socket.setEncoding('utf8').write('220 fake\r\n');
    let buffer = '';
    let inData = false;
    socket.on('data', (chunk: string) => {
      buffer += chunk;
      for (;;) {
        const end = inData ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n');
        if (end < 0) return;
        const text = buffer.slice(0, end);
        buffer = buffer.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          this.mails.push(text);
          if (this.hangUpAfterData) socket.destroy();
          else setTimeout(() => socket.writable && socket.write('250 taken\r\n'), this.delay);
          continue;
        }
        const verb = text.slice(0, 4).toUpperCase();
        inData = verb === 'DATA';
        const answers: Record<string, string> = {
          DATA: '354 go on',
          QUIT: '221 bye',
          RCPT: this.recipientAnswer,
        };
        socket.write(`${answers[verb] ?? '250 ok'}\r\n`);
      }
    });
  }
}
