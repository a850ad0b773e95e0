import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { API, type PaymentDocuments, OFFICE_API } from '@feria/shared';
import { LoggedIn, RequirePermission } from '../../core/auth/access.js';
import { CurrentPerson } from '../../core/auth/current-user.js';
import { Id } from '../../core/http/params.js';
import { PaymentDocumentsService } from './payment-documents.service.js';

/** Which statements and confirmations for the tax return there are (product/office.md#statement). */
@ApiTags('documents')
@ApiBearerAuth()
@Controller()
export class PaymentDocumentsController {
  constructor(private readonly documents: PaymentDocumentsService) {}

  @Get(API.myPaymentDocuments)
  @LoggedIn({ inView: true })
  @ApiOperation({ summary: "Years of which there are documents of one's own payments" })
  own(@CurrentPerson() person: { id: number }): Promise<PaymentDocuments> {
    return this.documents.of(person.id);
  }

  @Get(`${OFFICE_API.officeFamily}/:id/payment-documents`)
  @RequirePermission('payment.index')
  @ApiOperation({ summary: 'Years of which there are documents of the payments of a parent' })
  ofParent(@Id() id: number): Promise<PaymentDocuments> {
    return this.documents.ofParent(id);
  }
}
