import { parseEuros, toCents, type ContentLanguage, type OptionKey } from '@feria/shared';
import { COLUMN_SUFFIXES } from '@feria/shared/rules/content';
import { RECEIPT_STAMP_DUTY_FROM } from '@feria/shared/rules/receipts';
import { In, type EntityManager } from 'typeorm';
import { ValidationErrors } from '../../core/http/errors.js';
import { sanitizeRichText } from '../../core/text/rich-text.js';
import { OptionEntity } from '../../model/settings/option.entity.js';
import { requireOwn } from '../payment-documents/page/organiser-words.js';

/** What a receipt says of the organiser, in its language. */
export interface ReceiptOrganiser {
  /** Name and address, sanitised HTML. */
  organiser: string;
  organiser_tax: string;
  place: string;
  /** `null` for no line. */
  exemption: string | null;
  /** Text of the note about stamp duty; `null` for no line. */
  stampDutyNote: string | null;
  /** Cents: above them a receipt has that note. */
  stampDutyFrom: number;
}

const LOCALISED = [
  'payment_address',
  'payment_place',
  'receipt_exemption',
  'receipt_stamp_duty_note',
] as const;

/**
 * Reads what receipts say of the organiser, from the options. One statement.
 * @throws AppError 422 at `organiser`, with the option that is missing: nothing is printed with a placeholder
 */
export async function readOrganiser(
  manager: EntityManager,
  languages: ReadonlySet<ContentLanguage>,
): Promise<Map<ContentLanguage, ReceiptOrganiser>> {
  const keys = [...languages].flatMap((lang) => LOCALISED.map((key) => keyIn(key, lang)));
  const rows = await manager.findBy(OptionEntity, {
    key: In([...keys, 'organiser_tax', 'receipt_stamp_duty_from'] satisfies OptionKey[]),
  });
  const text = (key: OptionKey): string => rows.find((row) => row.key === key)?.value?.trim() ?? '';
  const problems = new ValidationErrors();
  for (const lang of languages) {
    const key = keyIn('payment_address', lang);
    requireOwn(problems, key, sanitizeRichText(text(key)), 'receipt.no_organiser');
  }
  requireOwn(problems, 'organiser_tax', text('organiser_tax'), 'receipt.no_organiser');
  problems.throwIfAny();
  const stampDutyFrom = toCents(
    parseEuros(text('receipt_stamp_duty_from')) ?? Number(parseEuros(RECEIPT_STAMP_DUTY_FROM)),
  );
  return new Map(
    [...languages].map((lang) => [
      lang,
      {
        organiser: sanitizeRichText(text(keyIn('payment_address', lang))),
        organiser_tax: text('organiser_tax'),
        place: text(keyIn('payment_place', lang)),
        exemption: text(keyIn('receipt_exemption', lang)) || null,
        stampDutyNote: text(keyIn('receipt_stamp_duty_note', lang)) || null,
        stampDutyFrom,
      },
    ]),
  );
}

function keyIn(key: (typeof LOCALISED)[number], lang: ContentLanguage): OptionKey {
  return `${key}${COLUMN_SUFFIXES[lang]}`;
}
