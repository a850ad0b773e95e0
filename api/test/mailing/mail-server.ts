import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** Refuses with a code of SMTP. */
function refusal(answer: string): Error {
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
}

/** A real mail server, on a port of its own, that takes what it is sent, or behaves badly on demand. */
export class MailServer {
  /** Raw mails, in the order in which they were accepted. */
  readonly mails: string[] = [];
  /** Answer to `RCPT TO`. */
  recipientAnswer = '250 ok';
  /** Milliseconds between a mail's last byte and its receipt. */
  delay = 0;
  /** Takes the mail, then breaks the connection before the receipt. */
  hangUpAfterData = false;
  /** Accepts connections and never says a word. */
  silent = false;
  /** Called with the id of each connection that sends something. */
  onSession: (id: string) => void = () => undefined;
  /** Called when a sender names itself, before the mail; what it throws is the refusal. */
  onSender: () => Promise<void> | void = () => undefined;
  /** Called with a whole mail before it is accepted; what it throws is the refusal. */
  onWhole: () => Promise<void> | void = () => undefined;
  /** Called when a connection ends: a sender that has its receipt ends it at once. */
  onClosed: () => void = () => undefined;

  private server: SMTPServer | null = null;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Starts, after a stop on the same port. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      closeTimeout: 10,
      onConnect: (_session, done) => {
        if (!this.silent) done();
      },
      onClose: () => this.onClosed(),
      onMailFrom: (_address, session, done) => {
        this.onSession(session.id);
        void this.greet(done);
      },
      onRcptTo: (_address, _session, done) =>
        done(this.recipientAnswer.startsWith('250') ? null : refusal(this.recipientAnswer)),
      onData: (stream, session, done) => void this.take(stream, session.id, done),
    });
    // A client that is killed breaks its connection.
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const server = this.server;
    this.server = null;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  /** What was accepted, as a mail program reads it. */
  async read(): Promise<ParsedMail[]> {
    return Promise.all(this.mails.map((mail) => simpleParser(mail, { skipTextToHtml: true })));
  }

  /** Message-ID of each mail that was accepted. */
  async ids(): Promise<string[]> {
    return (await this.read()).map(({ messageId }) => messageId ?? '');
  }

  private async greet(done: (error?: Error | null) => void): Promise<void> {
    try {
      await this.onSender();
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  private async take(stream: SMTPServerDataStream, sessionId: string, done: (error?: Error | null) => void) {
    let mail = '';
    for await (const chunk of stream) mail += (chunk as Buffer).toString();
    try {
      await this.onWhole();
    } catch (error) {
      return done(error as Error);
    }
    this.mails.push(mail);
    if (this.hangUpAfterData) this.hangUp(sessionId);
    else setTimeout(done, this.delay);
  }

  private hangUp(sessionId: string): void {
    const { connections } = this.server as unknown as {
      connections: Set<{ id: string; _socket: { destroy: () => void } }>;
    };
    for (const connection of connections) if (connection.id === sessionId) connection._socket.destroy();
  }
}
