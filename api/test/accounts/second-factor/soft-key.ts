import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** A device with a passkey, as WebAuthn describes it, in a few lines: what a browser would answer. */

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const text = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

/** What a test may let go wrong. */
interface Wrong {
  origin?: string;
  challenge?: string;
  /** `false`: nobody showed finger, face or PIN. */
  verified?: boolean;
  /** Domain that the device signs for. */
  domain?: string;
}

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

export class SoftKey {
  private readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(private readonly origin: string) {}

  /** Answers what `POST /api/second-factor/passkey` asks. */
  create(options: object, wrong: Wrong = {}): object {
    const { challenge, rp } = options as Options;
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.head(rp?.id ?? '', HAS_KEY, wrong),
      Buffer.alloc(16),
      length,
      this.id,
      key,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, never> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return this.answer({
      clientDataJSON: text(this.clientData('webauthn.create', challenge, wrong)),
      attestationObject: text(attestation),
      transports: ['internal'],
    });
  }

  /** Answers what `POST /api/login/passkey/options` asks. */
  get(options: object, wrong: Wrong = {}): object {
    const { challenge, rpId } = options as Options;
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', challenge, wrong);
    const authData = this.head(rpId ?? '', 0, wrong);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.keys.privateKey);
    return this.answer({
      clientDataJSON: text(clientData),
      authenticatorData: text(authData),
      signature: text(signature),
    });
  }

  /** Sets the counter back, as a copy of the device would have it. */
  copied(): this {
    this.counter = 0;
    return this;
  }

  private head(domain: string, flags: number, { verified = true, domain: other }: Wrong): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = PRESENT | (verified ? VERIFIED : 0) | flags;
    return Buffer.concat([sha256(other ?? domain), Buffer.from([all]), counter]);
  }

  private clientData(type: string, challenge: string, wrong: Wrong): Buffer {
    const { origin = this.origin } = wrong;
    return Buffer.from(
      JSON.stringify({ type, challenge: wrong.challenge ?? challenge, origin, crossOrigin: false }),
    );
  }

  private answer(response: object): object {
    const id = text(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
