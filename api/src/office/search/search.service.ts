import { Injectable } from '@nestjs/common';
import { can, parsePaymentReference, paymentReference, searchTerms, type SearchResult } from '@feria/shared';
import { DataSource } from 'typeorm';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { seesFamily } from '../../registrations/registration-families.js';
import { findFamilies } from './search-families.js';
import { findChildren, findCourses, findRegistrations } from './search.queries.js';

const NOTHING = { rows: [], more: false };

/** The search over all records of the back office (product/office.md#search-everywhere). */
@Injectable()
export class SearchService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The records that hold every word of the text, or that belong to the payment reference that it is. Each group is read only
   * for those who may see its list, so what somebody may not see can neither be found nor counted. Seven statements at most.
   */
  async find(text: string, reader: CurrentUserData): Promise<SearchResult> {
    const { manager } = this.dataSource;
    const payment = parsePaymentReference(text);
    const terms = searchTerms(text);
    const byParents = can(reader, 'person.index');
    const nothing = terms.length === 0;
    const [children, parents, courses, registrations] = await Promise.all([
      can(reader, 'child.index') && (payment || nothing ? NOTHING : findChildren(manager, terms, byParents)),
      byParents && (nothing ? NOTHING : findFamilies(manager, terms, payment, reader)),
      can(reader, 'course.index') && (nothing ? NOTHING : findCourses(manager, terms, payment)),
      can(reader, 'peopleCourseWeekRegistration.index') &&
        (payment && seesFamily(reader) ? findRegistrations(manager, payment) : NOTHING),
    ]);
    return {
      reference: payment && paymentReference(payment),
      ...(children && { children }),
      ...(parents && { parents }),
      ...(courses && { courses }),
      ...(registrations && { registrations }),
    };
  }
}
