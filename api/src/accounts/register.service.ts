import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@feria/shared';
import { parseTaxCode } from '@feria/shared/rules/tax-code';
import { DataSource, type EntityManager } from 'typeorm';
import { PersonEntity } from '../people/person.entity.js';
import { hashPassword } from '../platform/auth/passwords.js';
import { RateLimiter } from '../platform/auth/rate-limiter.js';
import { Clock } from '../platform/clock.js';
import { isDuplicateKey } from '../platform/database/errors.js';
import { Transactions } from '../platform/database/transactions.js';
import { invalidField, Problems } from '../platform/http/errors.js';
import { UserEntity } from '../users/user.entity.js';
import type { RegisterDto } from './accounts.dto.js';

/** What registering answers. The portal logs in afterwards. */
export interface Registered {
  id: number;
  email: string;
}

/** Makes a parent account: a user and its person. */
@Injectable()
export class RegisterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores user and person together.
   * @throws AppError 422 at `email` or `tax` when another account has it.
   */
  async register(input: RegisterDto, address: string): Promise<Registered> {
    await this.limiter.hit('register', input.email, address);
    const facts = parseTaxCode(input.tax, this.clock.today());
    if (!facts) throw invalidField('tax', 'validation.tax_invalid');
    await this.refuseTaken(this.dataSource.manager, input);
    const passwordHash = await hashPassword(input.password);
    try {
      return await this.transactions.run(async (manager) => {
        const user = await manager.save(
          manager.create(UserEntity, {
            name: `${input.first_name} ${input.last_name}`.slice(0, 255),
            email: input.email,
            password_hash: passwordHash,
            lang: input.language ?? input.lang ?? DEFAULT_LANGUAGE,
            created_at: this.clock.now(),
          }),
        );
        const { first_name, last_name, plz, place, address, phone } = input;
        await manager.save(
          manager.create(PersonEntity, {
            ...{ first_name, last_name, plz, place, address, phone },
            ...facts,
            user_id: user.id,
          }),
        );
        return { id: user.id, email: user.email };
      });
    } catch (error) {
      // Somebody took one of the two since we looked; the keys saw it.
      if (isDuplicateKey(error)) await this.refuseTaken(this.dataSource.manager, input);
      throw error;
    }
  }

  private async refuseTaken(manager: EntityManager, { email, tax }: RegisterDto): Promise<void> {
    const problems = new Problems();
    if (await manager.existsBy(UserEntity, { email })) problems.add('email', 'validation.email_taken');
    if (await manager.existsBy(PersonEntity, { tax })) problems.add('tax', 'validation.tax_taken');
    problems.throwIfAny();
  }
}
