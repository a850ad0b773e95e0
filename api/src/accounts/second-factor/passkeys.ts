import { Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoUint8Array } from '@simplewebauthn/server/helpers';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { Logger } from '../../core/logger.js';
import { sha256 } from '../../core/text/sha256.js';
import { PasskeyEntity } from '../../model/accounts/second-factor.entity.js';
import type { Site } from './site.js';

/** What a browser is asked for, as `@simplewebauthn/browser` takes it, and what its answer must sign. */
export interface PasskeyQuestion {
  options: object;
  challenge: string;
}

/** A device checks who holds it (finger, face, PIN), so that a passkey is two factors in one. */
const VERIFIED = 'required';

/** Makes and checks passkeys (product/accounts.md#second-factor), by the library; stores what it says. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** @param known passkeys of the account: a device that has one makes no second one */
  async askForNew(
    site: Site,
    user: { id: number; email: string; name: string },
    { issuer, known }: { issuer: string; known: readonly PasskeyEntity[] },
  ): Promise<PasskeyQuestion> {
    const options = await generateRegistrationOptions({
      rpName: issuer,
      rpID: site.domain,
      userName: user.email,
      userDisplayName: user.name,
      userID: isoUint8Array.fromUTF8String(String(user.id)),
      excludeCredentials: known.map((passkey) => ({ id: passkey.credential_id })),
      authenticatorSelection: { residentKey: 'required', userVerification: VERIFIED },
    });
    return { options, challenge: options.challenge };
  }

  /** @returns what is to be stored; `null` when the answer is none to the challenge */
  async readNew(
    site: Site,
    challenge: string,
    response: object,
  ): Promise<Omit<PasskeyEntity, 'id' | 'user_id' | 'name'> | null> {
    const answer = response as RegistrationResponseJSON;
    const result = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: challenge,
      requireUserVerification: true,
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
    }).catch((error: unknown) => this.refused(error));
    if (!result?.verified) return null;
    const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
    return {
      credential_id: id,
      credential_hash: sha256(id),
      counter: String(counter),
      public_key: Buffer.from(publicKey).toString('base64url'),
      transports: transports.join(',').slice(0, 100),
      created_at: this.clock.now(),
      last_used_at: null,
    };
  }

  /** Asks for any passkey of the site: whose it is, its answer says. */
  ask(site: Site): Promise<PasskeyQuestion> {
    return this.askFor(site, []);
  }

  /** Asks for a passkey of this account. */
  async askOf(manager: EntityManager, site: Site, user_id: number): Promise<PasskeyQuestion> {
    return this.askFor(site, await manager.findBy(PasskeyEntity, { user_id }));
  }

  private async askFor(site: Site, known: readonly PasskeyEntity[]): Promise<PasskeyQuestion> {
    const options = await generateAuthenticationOptions({
      rpID: site.domain,
      userVerification: VERIFIED,
      allowCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
    });
    return { options, challenge: options.challenge };
  }

  /** Checks an answer and counts the use. @returns whose passkey it is; `null` when it is unknown or the answer wrong */
  async ownerOf(
    manager: EntityManager,
    site: Site,
    { challenge, response }: { challenge: string; response: object },
  ): Promise<number | null> {
    const answer = response as AuthenticationResponseJSON;
    if (typeof answer.id !== 'string') return null;
    const passkey = await manager.findOneBy(PasskeyEntity, { credential_hash: sha256(answer.id) });
    if (!passkey) return null;
    const result = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      requireUserVerification: true,
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
      credential: {
        id: passkey.credential_id,
        counter: Number(passkey.counter),
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      },
    }).catch((error: unknown) => this.refused(error));
    if (!result?.verified) return null;
    const { affected } = await manager.update(
      PasskeyEntity,
      { id: passkey.id },
      { counter: String(result.authenticationInfo.newCounter), last_used_at: this.clock.now() },
    );
    // It was taken away meanwhile: then the sessions of its account have been ended already.
    return affected ? passkey.user_id : null;
  }

  /** The library throws whatever is wrong with an answer. */
  private refused(error: unknown): null {
    this.logger.warn('passkey refused', { reason: error instanceof Error ? error.message : 'unknown' });
    return null;
  }
}
