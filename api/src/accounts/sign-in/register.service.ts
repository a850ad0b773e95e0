import { parent } from '@feria/shared/resources/parent/index';
import { checkReferences } from '../../core/crud/record-parts.js';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@feria/shared';
import { parseTaxCode } from '@feria/shared/rules/tax-code';
import { DataSource, type EntityManager } from 'typeorm';
import { readAccountLimit } from '../../settings/options/account-limits.js';
import { officeParams } from '../../settings/options/office-contact.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { isOwnData } from '../../core/auth/password-rules.js';
import { RateLimiter } from '../../core/auth/rate-limiter.js';
import { hashPassword } from '../../core/auth/passwords.js';
import { Clock } from '../../core/clock.js';
import { isDuplicateKey } from '../../core/database/errors.js';
import { Transactions } from '../../core/database/transactions.js';
import { invalidField, ValidationErrors } from '../../core/http/errors.js';
import type { CheckedBody } from '../../core/http/validation.pipe.js';
import { accountName } from '../users/account-name.js';
import { EmailConfirmations } from '../users/email-confirmations.js';
import { refuseReserved } from '../users/reserved-emails.js';
import { UserEntity } from '../../core/auth/user.entity.js';
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
    private readonly confirmations: EmailConfirmations,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores user and person together, and sends the mail with which the address is confirmed.
   * @throws AppError 422 with everything that is wrong at once: what the class of the body found, a password that is one's
   *   own data, an e-mail address or tax code that another account has; 429 when too many accounts were made from the
   *   address (product/accounts.md#limits-of-an-account).
   * @param address internet address of the caller
   */
  async register({ input, problems: found }: CheckedBody<RegisterDto>, address: string): Promise<Registered> {
    const problems = new ValidationErrors(found);
    const name = `${input.first_name} ${input.last_name}`;
    const isOwn = !problems.has('password') && isOwnData(input.password, { email: input.email, name });
    if (isOwn) problems.add('password', 'validation.password_own_data');
    const { manager } = this.dataSource;
    await this.addTaken(manager, input, problems);
    const { municipality_id } = input;
    await checkReferences(manager, parent, { target: ParentEntity, columns: { municipality_id }, problems });
    problems.throwIfAny();
    const facts = parseTaxCode(input.tax, this.clock.today());
    if (!facts) throw invalidField('tax', 'validation.tax_invalid');
    const limit = await readAccountLimit(this.dataSource.manager, 'limit_registrations');
    await this.limiter.consumeOf('registrations', limit, address);
    const passwordHash = await hashPassword(input.password);
    try {
      return await this.transactions.run(async (manager) => {
        const user = await manager.save(
          manager.create(UserEntity, {
            name: accountName(input),
            email: input.email,
            password_hash: passwordHash,
            lang: input.language ?? input.lang ?? DEFAULT_LANGUAGE,
            created_at: this.clock.now(),
          }),
        );
        const { first_name, last_name, plz, place, address, phone } = input;
        await manager.save(
          manager.create(ParentEntity, {
            first_name,
            last_name,
            plz,
            place,
            municipality_id,
            address,
            phone,
            ...facts,
            user_id: user.id,
          }),
        );
        await this.confirmations.ask(manager, user.id);
        return { id: user.id, email: user.email };
      });
    } catch (error) {
      // Somebody took one of the two since we looked; the keys saw it.
      if (isDuplicateKey(error)) {
        await this.addTaken(this.dataSource.manager, input, problems);
        problems.throwIfAny();
      }
      throw error;
    }
  }

  /** Looks only for values that are valid: what is not, or not there, nobody has. */
  private async addTaken(
    manager: EntityManager,
    { email, tax }: RegisterDto,
    problems: ValidationErrors,
  ): Promise<void> {
    if (!problems.has('email') && (await manager.existsBy(UserEntity, { email })))
      problems.add('email', 'validation.email_taken');
    // In this order: whoever gives the address up at this moment has reserved it by then.
    if (!problems.has('email')) await refuseReserved(manager, email, { now: this.clock.now(), problems });
    if (!problems.has('tax') && (await manager.existsBy(ParentEntity, { tax })))
      problems.add('tax', 'validation.tax_taken', await officeParams(manager));
  }
}
