import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { isIsoDate, OFFICE_API, type Books } from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import { invalidField } from '../../core/http/errors.js';
import { CloseBooksBody, OpenBooksBody } from './books.dto.js';
import { BooksService } from './books.service.js';

/** Closed books: no payment is booked on their days (product/money.md#closing-the-books). */
@ApiTags('payment')
@ApiBearerAuth()
@Controller()
export class BooksController {
  constructor(private readonly books: BooksService) {}

  @Get(OFFICE_API.books)
  @RequirePermission('payment.index')
  @ApiQuery({
    name: 'until',
    required: false,
    description:
      'Last day of the sums, `YYYY-MM-DD`; the last of the month before, or yesterday, when left out',
  })
  @ApiOperation({ summary: 'Until when the books are closed, and the sums of the open days' })
  read(@Query('until') until?: unknown): Promise<Books> {
    if (until !== undefined && !(typeof until === 'string' && isIsoDate(until)))
      throw invalidField('until', 'validation.date');
    return this.books.read(until);
  }

  @Post(OFFICE_API.booksClose)
  @HttpCode(200)
  @RequirePermission('payment.close')
  @ApiOperation({ summary: 'Close the books until a day: nothing is booked on it or before' })
  close(@Body() { until }: CloseBooksBody): Promise<Books> {
    return this.books.close(until);
  }

  @Post(OFFICE_API.booksOpen)
  @HttpCode(200)
  @RequirePermission('payment.close')
  @ApiOperation({ summary: 'Open closed books again, back to a day or all of them' })
  open(@Body() { until, reason }: OpenBooksBody): Promise<Books> {
    return this.books.open(until ?? null, reason);
  }
}
