import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { COURSE_MAILS, type CourseMailKind, CONTENT_LANGUAGES, type ContentLanguage } from '@feria/shared';
import { course } from '@feria/shared/resources/course/index';
import type { Field } from '@feria/shared/resources/fields';
import { option } from '@feria/shared/resources/option/index';
import { checkOf } from '../core/crud/input-class.js';
import { checked } from '../core/http/checks.js';
import { OneOf } from '../core/http/validators.js';

/** Every mail text of a course is declared alike; this one stands for them. */
export const MAIL_TEXT = course.fields.email_new;

/** What closes every mail. */
export const FOOTER = option.fields.email_footer;

/** A text under the rules of the field that saves it. */
function TextOf(field: Field & { maxLength: number }, description: string): PropertyDecorator {
  const { maxLength } = field;
  return applyDecorators(
    checked(checkOf(field)),
    ApiProperty({ type: String, required: false, nullable: true, maxLength, description }),
  );
}

/** Body of `POST /api/course/{id}/mail-preview`. */
export class MailPreviewBody {
  @OneOf(COURSE_MAILS, { required: true })
  kind: CourseMailKind;

  @OneOf(CONTENT_LANGUAGES, { required: true, description: 'The language of the mail' })
  lang: ContentLanguage;

  @TextOf(MAIL_TEXT, 'In place of the saved text; an empty one shows the built-in text')
  text?: string | null;
}

/** Body of `POST /api/option/mail-preview`. */
export class FooterPreviewBody {
  @OneOf(CONTENT_LANGUAGES, { required: true, description: 'The language of the mail' })
  lang: ContentLanguage;

  @TextOf(FOOTER, 'In place of the saved footer')
  text?: string | null;
}
