import { paymentDetails, toEuros, type Language, type PaymentInfo } from '@feria/shared';
import type { CourseEntity } from '../catalogue/course/course.entity.js';
import { currentLanguage } from '../platform/request-context.js';

/** What a course must tell of itself to be paid. */
export const PAID_COURSE_COLUMNS = ['id', 'name', 'name_it', 'bank_name', 'bank_iban'] as const;

/**
 * How a parent pays for a course, as the portal is told; `null` when nothing is open or the bank data is incomplete.
 * @param personId of the payer
 * @param open cents
 * @param language of the reader; that of the request where nothing else is said
 */
export function paymentInfo(
  course: Pick<CourseEntity, (typeof PAID_COURSE_COLUMNS)[number]>,
  personId: number,
  open: number,
  language: Language = currentLanguage(),
): PaymentInfo | null {
  const details = paymentDetails(course, personId, open);
  return (
    details && {
      courseId: course.id,
      course_name: language === 'it' ? course.name_it : course.name,
      amount: toEuros(details.amount),
      bank_name: details.beneficiary,
      bank_iban: details.iban,
      reference: details.reference,
      epc: details.epc,
    }
  );
}
