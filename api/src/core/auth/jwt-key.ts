import { createSecretKey } from 'node:crypto';
import type { Config } from '../config/config.js';

/**
 * The key that tokens are signed and checked with. Of a text jsonwebtoken tries first whether it is a key pair, which takes longer
 * than all the rest. The types of @nestjs/jwt and passport-jwt know texts only; what they hand on may be a key.
 */
export function jwtKey({ jwtSecret }: Pick<Config, 'jwtSecret'>): string {
  return createSecretKey(jwtSecret, 'utf8') as unknown as string;
}
