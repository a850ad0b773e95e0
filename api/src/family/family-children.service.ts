import { Injectable } from '@nestjs/common';
import {
  displayName,
  HEALTH_FIELDS,
  needsUpdate,
  romeDate,
  type ChildInput,
  type FamilyChild,
} from '@feria/shared';
import { normaliseTaxCode, parseTaxCode, TAX_CODE_LENGTH } from '@feria/shared/rules/tax-code';
import { DataSource, type EntityManager } from 'typeorm';
import { ChildParentEntity } from '../people/child-parent.entity.js';
import { ChildEntity } from '../people/child.entity.js';
import { Clock } from '../platform/clock.js';
import { isDuplicateKey } from '../platform/database/errors.js';
import { Transactions } from '../platform/database/transactions.js';
import { invalidField, notFound, Problems } from '../platform/http/errors.js';
import { PrivacyFile } from '../registrations/engine/privacy-file.js';

type Input = { [Field in keyof ChildInput]?: ChildInput[Field] | null };

const REQUIRED = ['first_name', 'last_name', 'tax', 'lang', 'phone', 'school'] as const;
const PLAIN = [
  'first_name',
  'last_name',
  'lang',
  'phone',
  'school',
  'whatsapp_infos',
  'leave_alone',
  'swimming_help',
  ...HEALTH_FIELDS,
] as const;

/** A parent's own children (spec §2.2, §5, decisions §9). */
@Injectable()
export class FamilyChildren {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly privacyFile: PrivacyFile,
  ) {}

  /** By birth, eldest first. */
  async all(personId: number): Promise<FamilyChild[]> {
    const children = await this.owned(this.dataSource.manager, personId)
      .orderBy('child.birth', 'ASC')
      .getMany();
    return children.map((child) => this.present(child));
  }

  /** @throws AppError 422, also when the tax code is known: the office helps, nothing more is said */
  create(personId: number, input: Input): Promise<FamilyChild> {
    return this.store(async (manager, consentHash) => {
      const child = manager.create(ChildEntity, {
        whatsapp_infos: false,
        leave_alone: false,
        swimming_help: false,
        with_diagnostics: false,
      });
      const problems = new Problems();
      this.readTaxCode(child, input.tax ?? '', problems);
      this.merge(child, input, problems, consentHash);
      problems.throwIfAny();
      if (await manager.existsBy(ChildEntity, { tax: child.tax }))
        throw invalidField('tax', 'validation.tax_taken');
      await manager.save(child);
      await manager.insert(ChildParentEntity, { child_id: child.id, person_id: personId });
      return this.present(child);
    });
  }

  /**
   * Saves what was sent and takes it as confirmed today.
   * @throws AppError 404 not there or another family's, 422
   */
  update(personId: number, id: number, input: Input): Promise<FamilyChild> {
    return this.store(async (manager, consentHash) => {
      const child = await this.owned(manager, personId).andWhere('child.id = :id', { id }).getOne();
      if (!child) throw notFound();
      const problems = new Problems();
      if (input.tax !== undefined && normaliseTaxCode(input.tax ?? '') !== child.tax) {
        problems.add('tax', 'validation.tax_fixed');
      }
      this.merge(child, input, problems, consentHash);
      problems.throwIfAny();
      await manager.save(child);
      return this.present(child);
    });
  }

  /** Ownership stands in the query: another family's child is not found. */
  private owned(manager: EntityManager, personId: number) {
    return manager
      .createQueryBuilder(ChildEntity, 'child')
      .innerJoin('child.parentLinks', 'parent', 'parent.person_id = :personId', { personId });
  }

  private async store<T>(
    work: (manager: EntityManager, consentHash: string | null) => Promise<T>,
  ): Promise<T> {
    const consentHash = await this.privacyFile.hash();
    try {
      return await this.transactions.run((manager) => work(manager, consentHash));
    } catch (error) {
      if (isDuplicateKey(error)) throw invalidField('tax', 'validation.tax_taken');
      throw error;
    }
  }

  private readTaxCode(child: ChildEntity, typed: string, problems: Problems): void {
    const code = normaliseTaxCode(typed);
    const facts = parseTaxCode(code, romeDate(this.clock.now()));
    if (facts) Object.assign(child, facts);
    else
      problems.add(
        'tax',
        code.length === TAX_CODE_LENGTH ? 'validation.tax_invalid' : 'validation.tax_length',
      );
  }

  private merge(child: ChildEntity, input: Input, problems: Problems, consentHash: string | null): void {
    for (const field of PLAIN) {
      const value = input[field];
      if (value !== undefined) Object.assign(child, { [field]: value });
    }
    for (const field of REQUIRED) if (!child[field]) problems.addOnce(field, 'validation.required');
    const now = this.clock.now();
    if (input.health_consent) {
      child.health_consent_at = now;
      child.health_consent_hash = consentHash;
    } else if (!child.health_consent_at && HEALTH_FIELDS.some((field) => Boolean(child[field]))) {
      problems.add('health_consent', 'validation.health_consent');
    }
    child.last_update = now;
  }

  private present(child: ChildEntity): FamilyChild {
    return {
      id: child.id,
      first_name: child.first_name,
      last_name: child.last_name,
      display_name: displayName(child),
      tax: child.tax,
      gender: child.gender,
      birth: child.birth,
      lang: child.lang,
      phone: child.phone,
      school: child.school,
      whatsapp_infos: child.whatsapp_infos,
      leave_alone: child.leave_alone,
      swimming_help: child.swimming_help,
      with_diagnostics: child.with_diagnostics,
      medicaments: child.medicaments ?? null,
      incompatibilities: child.incompatibilities ?? null,
      allergies: child.allergies ?? null,
      risk_group: child.risk_group ?? null,
      needs_update: needsUpdate(child.last_update, this.clock.now()),
      last_update: child.last_update?.toISOString() ?? null,
    };
  }
}
