import { Injectable } from '@nestjs/common';
import type { ContentLanguage } from '@feria/shared';
import { PAGE_LANGUAGE, pageLanguage } from '@feria/shared/rules/page-language';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { AppError } from '../http/errors.js';
import { PublicAnswer, PublicText } from '../http/public-cache/public-answer.js';
import { PublicCache } from '../http/public-cache/public-cache.js';
import { Logger } from '../logger.js';
import { outsideRequests } from '../request-context.js';
import type { KeptPage } from './kept-page.js';
import { describePage, type PageHead } from './page-head.js';

/** Says what pages with certain addresses are about. An area of the API registers it. */
export interface PageDescription {
  /** Addresses of its pages, without a query; the first group is handed over. A `/` at the end is no part of it. */
  path: RegExp;
  /** The entities whose tables it reads. */
  from: (new () => object)[];
  /**
   * What a page says of itself; `null` where nothing is to be said of it to the world.
   * @throws AppError 404 where there is no such page
   */
  head(part: string | undefined, language: ContentLanguage): Promise<PageHead | null>;
}

const HTML = 'text/html; charset=utf-8';

/** Of pages no route answers (`patternOf`). */
const ROUTE = 'other';

/**
 * Pages of a frontend as chats and search engines see them (product/catalogue.md#links): the page of the build with what an area says of
 * its address, kept as answers of the API are. Without a description a page is sent as it was built, and so is one whose description
 * fails: parents need the page, not what is said of it.
 */
@Injectable()
export class DescribedPages {
  private readonly descriptions: (PageDescription & { tables: string[] })[] = [];

  constructor(
    private readonly cache: PublicCache,
    private readonly dataSource: DataSource,
    private readonly logger: Logger,
  ) {}

  /** Has pages described. */
  register(description: PageDescription): void {
    const tables = description.from.map((entity) => this.dataSource.getMetadata(entity).tableName);
    this.descriptions.push({ ...description, tables });
  }

  /** Sends the page for what is asked for, or 304 to who has it already. @throws Error when its file is not there any more */
  async send(page: KeptPage, request: Request, response: Response): Promise<void> {
    const path = request.path.replace(/(?<=.)\/$/, '');
    const described = this.descriptions.find((description) => description.path.test(path));
    if (!described) return page.send(request, response);
    const language = pageLanguage(request.query[PAGE_LANGUAGE]);
    // A blank is in no address, so this is the key of no answer of the API.
    const asked = { key: `page ${language} ${path}`, route: ROUTE, tables: described.tables };
    try {
      const answer = await this.cache.answer(asked, () =>
        outsideRequests(async () => {
          const head = await described.head(described.path.exec(path)?.[1], language);
          return new PublicText(describePage(await page.text(), head, language), { type: HTML });
        }),
      );
      answer.send(response);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'not_found')) {
        this.logger.error('a page could not be described', error);
        return page.send(request, response);
      }
      // Not kept: there is no end of unknown addresses.
      const text = describePage(await page.text(), null, language);
      PublicAnswer.of(new PublicText(text, { type: HTML, status: 404 })).send(response);
    }
  }
}
