/**
 * What a family still owes for a project, and how to pay it (product.md#payment-reference). One for each project and paying parent: two
 * parents of a child see the same reference, that of the parent who booked.
 */
export interface PaymentInfo {
  courseId: number;
  /** In the language of the request. */
  course_name: string;
  /** Euros that are open. */
  amount: number;
  /** Beneficiary. */
  bank_name: string;
  /** Without spaces. */
  bank_iban: string;
  /** Creditor reference, ISO 11649, without spaces. */
  reference: string;
  /** Payload of the QR code, EPC069-12; encode it with error correction M. */
  epc: string;
}
