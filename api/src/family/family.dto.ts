import { SCHOOLS, UI_LANGUAGES, type School, type UiLanguage } from '@feria/shared';
import { Flag, OneOf, Phone, Text } from '../platform/http/validators.js';

/** What of a child can be changed once it is saved; a PUT leaves out what it keeps. */
export class ChildUpdateBody {
  @Text({ max: 255 })
  first_name?: string | null;

  @Text({ max: 255 })
  last_name?: string | null;

  /** Accepted only when it is the one stored. */
  @Text({ max: 32 })
  tax?: string | null;

  @OneOf(UI_LANGUAGES)
  lang?: UiLanguage | null;

  @Phone()
  phone?: string | null;

  @OneOf(SCHOOLS)
  school?: School | null;

  @Flag()
  whatsapp_infos?: boolean;

  @Flag()
  leave_alone?: boolean;

  @Flag()
  swimming_help?: boolean;

  @Flag()
  with_diagnostics?: boolean;

  @Text({ max: 2_000 })
  medicaments?: string | null;

  @Text({ max: 2_000 })
  incompatibilities?: string | null;

  @Text({ max: 2_000 })
  allergies?: string | null;

  @Text({ max: 2_000 })
  risk_group?: string | null;

  @Flag({ description: 'Consent to keeping health data; needed when one of those fields is filled' })
  health_consent?: boolean;
}

/** A new child. */
export class ChildCreateBody extends ChildUpdateBody {
  @Text({ max: 255, required: true })
  declare first_name: string;

  @Text({ max: 255, required: true })
  declare last_name: string;

  @Text({ max: 32, required: true })
  declare tax: string;

  @OneOf(UI_LANGUAGES, { required: true })
  declare lang: UiLanguage;

  @Phone({ required: true })
  declare phone: string;

  @OneOf(SCHOOLS, { required: true })
  declare school: School;
}

/** A parent's own data; a PUT leaves out what it keeps. */
export class ParentUpdateBody {
  @Text({ max: 255 })
  first_name?: string | null;

  @Text({ max: 255 })
  last_name?: string | null;

  @Text({ max: 10 })
  plz?: string | null;

  @Text({ max: 255 })
  place?: string | null;

  @Text({ max: 255 })
  address?: string | null;

  @Phone()
  phone?: string | null;

  @OneOf(UI_LANGUAGES)
  lang?: UiLanguage | null;
}
