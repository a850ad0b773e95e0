import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CONTENT_LANGUAGES, PROGRAMME } from '@feria/shared';
import { addressIn, PAGE_LANGUAGE, pageLanguage } from '@feria/shared/rules/page-language';
import { Public } from '../../core/auth/access.js';
import { AnswersFile, MayFail } from '../../core/http/openapi-decorators.js';
import type { PublicText } from '../../core/http/public-cache/public-answer.js';
import { SameForEverybody } from '../../core/http/public-cache/same-for-everybody.js';
import { LINK_TABLES } from './listed-projects.js';
import { Programme } from './programme.js';

const IN_LANGUAGE = ApiQuery({
  name: PAGE_LANGUAGE,
  required: false,
  enum: [...CONTENT_LANGUAGES],
  description: 'German when left out',
});
/** What else an address says makes no other answer. */
const BY_LANGUAGE = {
  from: LINK_TABLES,
  queryOf: (query: Record<string, unknown>) => addressIn(pageLanguage(query[PAGE_LANGUAGE]), ''),
};
const ONE = { from: LINK_TABLES, queryOf: () => '' };

/** The programme for search engines, calendars and feed readers (product/catalogue.md#links). */
@ApiTags('programme')
@Controller()
@Public()
export class LinksController {
  constructor(private readonly programme: Programme) {}

  @Get(PROGRAMME.sitemap)
  @AnswersFile('application/xml')
  @ApiOperation({ summary: 'Pages for search engines, in both languages' })
  @SameForEverybody(ONE)
  sitemap(): Promise<PublicText> {
    return this.programme.sitemap();
  }

  @Get(PROGRAMME.robots)
  @AnswersFile('text/plain')
  @ApiOperation({ summary: 'What search engines may read' })
  @SameForEverybody({ from: [], queryOf: () => '' })
  robots(): PublicText {
    return this.programme.robots();
  }

  @Get(PROGRAMME.calendar)
  @IN_LANGUAGE
  @AnswersFile('text/calendar')
  @ApiOperation({ summary: 'Weeks of all projects as a calendar' })
  @SameForEverybody(BY_LANGUAGE)
  calendar(@Query(PAGE_LANGUAGE) named: unknown): Promise<PublicText> {
    return this.programme.calendar(pageLanguage(named));
  }

  @Get(PROGRAMME.feed)
  @IN_LANGUAGE
  @AnswersFile('application/rss+xml')
  @ApiOperation({ summary: 'All projects as a feed' })
  @SameForEverybody(BY_LANGUAGE)
  feed(@Query(PAGE_LANGUAGE) named: unknown): Promise<PublicText> {
    return this.programme.feed(pageLanguage(named));
  }

  @Get(PROGRAMME.embed)
  @IN_LANGUAGE
  @AnswersFile('text/html')
  @MayFail(404)
  @ApiOperation({ summary: 'The list of projects for other websites; 404 where none may show it' })
  @SameForEverybody(BY_LANGUAGE)
  embed(@Query(PAGE_LANGUAGE) named: unknown): Promise<PublicText> {
    return this.programme.embed(pageLanguage(named));
  }
}
