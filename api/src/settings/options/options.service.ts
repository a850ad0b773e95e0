import { Injectable } from '@nestjs/common';
import type {
  DeleteResult,
  FeatureUse,
  OptionDetail,
  OptionKey,
  OptionRecord,
  PermissionHolder,
} from '@feria/shared';
import type { Field } from '@feria/shared/resources/fields';
import { fieldAt, isEmpty } from '@feria/shared/resources/infer';
import type { ServerMessageKey } from '@feria/shared/i18n/server';
import { OFFICE_OPTIONS, option, optionField, OWN_CALL_OPTIONS } from '@feria/shared/resources/option/index';
import { optionText, optionValue } from '@feria/shared/resources/option/values';
import { DataSource, In, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { checkOf } from '../../core/crud/input-class.js';
import { toColumn } from '../../core/crud/columns.js';
import { refuseChanged, versionOf } from '../../core/crud/versions.js';
import { Clock } from '../../core/clock.js';
import { isDuplicateKey } from '../../core/database/errors.js';
import { recordAudit } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { Uploads } from '../../core/files/uploads.js';
import * as check from '../../core/http/checks.js';
import { AppError, invalidField, notFound, type Message } from '../../core/http/errors.js';
import { currentLanguage, t } from '../../core/request-context.js';
import { ASSIGNED_DAYS } from '@feria/shared/rules/assigned';
import { resourceLanguage } from '@feria/shared/rules/content';
import { refuseLongerSight } from './assigned-days.js';
import { readFeatures, refuseUsedFeature } from './features.js';
import { isNoticeNeeded } from './notices.js';
import { OptionEntity } from '../../model/settings/option.entity.js';

/** The one field of an option's form. */
const NAMES = ['value'];

/** The organiser's settings, one row each, by the rules of their declaration (product/office.md#options). */
@Injectable()
export class OptionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly uploads: Uploads,
    private readonly clock: Clock,
  ) {}

  /** All that are stored and for everybody, oldest first. */
  async all(): Promise<OptionRecord[]> {
    return this.stored({ key: Not(In([...OFFICE_OPTIONS])) });
  }

  /** All that are stored, as the office edits them. */
  async details(): Promise<OptionDetail[]> {
    return (await this.stored()).map(withVersion);
  }

  /** What the organiser uses of what can be left out. */
  features(reader: PermissionHolder): Promise<FeatureUse[]> {
    return readFeatures(this.dataSource.manager, reader);
  }

  private async stored(where: FindOptionsWhere<OptionEntity> = {}): Promise<OptionRecord[]> {
    const options = await this.dataSource.manager.find(OptionEntity, { where, order: { id: 'ASC' } });
    return options.map(present);
  }

  /** @throws AppError 404 */
  async get(id: number): Promise<OptionDetail> {
    const stored = await this.dataSource.manager.findOneBy(OptionEntity, { id });
    if (!stored) throw notFound();
    return withVersion(present(stored));
  }

  /**
   * Stores an option that is not there, such as one that was deleted.
   * @throws AppError 422 at `key` when it is there, 422 at `value`.
   */
  async create(key: OptionKey, value: unknown): Promise<OptionDetail> {
    try {
      return await this.transactions.run(async (manager) => {
        if (await manager.existsBy(OptionEntity, { key })) throw invalidField('key', 'option.taken');
        const checked = await this.checked(manager, key, value, null);
        await refuseUsedFeature(manager, key, { before: null, after: checked });
        const changed_at = this.clock.now();
        const stored = await manager.save(manager.create(OptionEntity, { key, value: checked, changed_at }));
        await recordAudit(manager, {
          action: 'create',
          resource: option.name,
          recordId: stored.id,
          ...differenceOf(option.name, null, { [key]: optionValue(key, checked) }),
        });
        return withVersion(present(stored));
      });
    } catch (error) {
      // Two at once: the other one stored it.
      if (isDuplicateKey(error)) throw invalidField('key', 'option.taken');
      throw error;
    }
  }

  /**
   * Changes the value; without one it stays. A file that is replaced is removed.
   * @param change with the `version` that the form was opened with, where it has one
   * @throws AppError 404; 409 at `value` when it is another since; 422 at `value` (a notice of the law stays while a project is active, a feature while an active one uses it), or at `key` when that is another than the option's or one that nobody knows.
   */
  async update(
    id: number,
    change: { key?: OptionKey; value?: unknown; version?: string | null },
  ): Promise<OptionDetail> {
    const { key, value, version } = change;
    const { before, after } = await this.transactions.run(async (manager) => {
      const [stored] = await lockRows(manager, OptionEntity, [id]);
      if (!stored) throw notFound();
      if (key != null && key !== stored.key) throw invalidField('key', 'option.key_fixed');
      const checked =
        value === undefined ? stored.value : await this.checked(manager, stored.key, value, stored.value);
      if (value !== undefined)
        refuseChanged(version, { names: NAMES, sent: { value: checked }, shown: { value: stored.value } });
      if (await isNoticeNeeded(manager, stored.key, { before: stored.value, after: checked }))
        throw invalidField('value', 'validation.notice_needed');
      await refuseUsedFeature(manager, stored.key, { before: stored.value, after: checked });
      await recordAudit(manager, {
        action: 'update',
        resource: option.name,
        recordId: id,
        ...differenceOf(
          option.name,
          { [stored.key]: optionValue(stored.key, stored.value) },
          { [stored.key]: optionValue(stored.key, checked) },
        ),
      });
      if (value === undefined) return { before: stored, after: present(stored) };
      if (checked !== stored.value)
        await manager.update(OptionEntity, { id }, { value: checked, changed_at: this.clock.now() });
      return { before: stored, after: { ...present(stored), value: checked } };
    });
    if (before.value !== after.value) await this.uploads.release(fileOf(before));
    return withVersion(after);
  }

  /**
   * Deletes an option; one that is required, or a notice while a project is active, stays, and the message says why.
   * @throws AppError 404
   */
  async remove(id: number): Promise<DeleteResult> {
    const { found: stored, refusal } = await this.transactions.run(async (manager) => {
      const [found] = await lockRows(manager, OptionEntity, [id]);
      if (!found) throw notFound();
      // Bookings lock its row.
      if (OWN_CALL_OPTIONS.includes(found.key)) return { found, refusal: 'books.own_page' as const };
      if (isRequired(found.key)) return { found, refusal: 'option.required' as const };
      if (await isNoticeNeeded(manager, found.key, { before: found.value, after: null }))
        return { found, refusal: 'validation.notice_needed' as const };
      await manager.delete(OptionEntity, { id });
      await recordAudit(manager, { action: 'delete', resource: option.name, recordId: id });
      return { found, refusal: null };
    });
    const name = option.messages[resourceLanguage(currentLanguage())].fields[stored.key] ?? stored.key;
    if (refusal) return { success: false, message: t(refusal, { name }) };
    await this.uploads.release(fileOf(stored));
    return { success: true, message: t('crud.deleted', { name }) };
  }

  /** The value as it is stored: trimmed, rich text sanitised, an upload held until it is. */
  private async checked(
    manager: EntityManager,
    key: OptionKey,
    value: unknown,
    before: string | null,
  ): Promise<string | null> {
    const field = fieldOf(key);
    if (!field) throw invalidField('key', 'validation.choice');
    if (key in ASSIGNED_DAYS) refuseLongerSight('value');
    if (OWN_CALL_OPTIONS.includes(key)) throw invalidField('value', 'books.own_page');
    const typed = typeof value === 'string' ? optionValue(key, value) : value;
    refuseWrong(key, field, typed);
    const column = optionText(toColumn(field, typed));
    if (isEmpty(column) && isRequired(key)) throw invalidField('value', 'validation.required');
    if (column !== null && column !== before && (field.type === 'image' || field.type === 'file')) {
      if (!(await this.uploads.hold(manager, field.type, column)))
        throw invalidField('value', 'validation.upload_address');
    }
    return column;
  }
}

/**
 * Says what is wrong with a value: of rows at the cell, `value.0.days_before`.
 * @throws AppError 422
 */
function refuseWrong(key: OptionKey, field: Field, value: unknown): void {
  refuse('value', checkOf(field)(value));
  if (field.type === 'rows')
    for (const [index, row] of ((value ?? []) as Record<string, unknown>[]).entries())
      for (const column of Object.keys(field.columns)) {
        const cell = fieldAt(option, `${key}.${index}.${column}`);
        if (cell) refuse(`value.${index}.${column}`, check.all(check.required, checkOf(cell))(row[column]));
      }
  for (const rule of option.rules ?? []) {
    const broken = rule({ [key]: value });
    if (broken) throw invalidField(broken.field.replace(key, 'value'), broken.message as ServerMessageKey);
  }
}

function refuse(name: string, problem: Message | null): void {
  if (problem) throw new AppError('validation', { fields: { [name]: [problem] } });
}

/** A key of an older or newer version has no declaration: then nothing needs it. */
function fieldOf(key: OptionKey): Field | undefined {
  return optionField(key) as Field | undefined;
}

function isRequired(key: OptionKey): boolean {
  return fieldOf(key)?.required === true;
}

function present({ id, key, value }: OptionEntity): OptionRecord {
  return { id, key, value };
}

function withVersion(record: OptionRecord): OptionDetail {
  return { ...record, version: versionOf(NAMES, { value: record.value }) };
}

/** The upload that an option names. */
function fileOf({ key, value }: OptionEntity): string[] {
  const type = fieldOf(key)?.type;
  return value && (type === 'image' || type === 'file') ? [value] : [];
}
