import { Injectable } from '@nestjs/common';
import { PORTAL, PROGRAMME, romeInstant, type ContentLanguage } from '@feria/shared';
import { Clock } from '../../core/clock.js';
import { notFound } from '../../core/http/errors.js';
import { PublicText } from '../../core/http/public-cache/public-answer.js';
import { programmeFile } from '../../mailing/calendar/ics.js';
import { embedHeaders, embedPage } from './embed.js';
import { feed } from './feed.js';
import { ListedProjects } from './listed-projects.js';
import { programmeEntries } from './programme-entries.js';
import { factsOf } from './project-facts.js';
import { robots, sitemap } from './sitemap.js';

const text = (type: string, content: string): PublicText =>
  new PublicText(content, { type: `${type}; charset=utf-8` });

/** The whole programme as others read it: listed projects only, in at most three statements. */
@Injectable()
export class Programme {
  constructor(
    private readonly projects: ListedProjects,
    private readonly clock: Clock,
  ) {}

  async sitemap(): Promise<PublicText> {
    const all = await this.projects.all();
    const paths = [PORTAL.index, ...all.map(({ course }) => PORTAL.project(course.id))];
    return text('application/xml', sitemap(paths.map(this.absolute)));
  }

  robots(): PublicText {
    return text('text/plain', robots(this.absolute));
  }

  /** Changes once a day at least: an entry says when it was written, and with the second nobody could keep the file. */
  async calendar(language: ContentLanguage): Promise<PublicText> {
    const [all, { name }] = await Promise.all([this.projects.all(), this.projects.organiser(language)]);
    const { absolute } = this;
    const entries = all.flatMap((project) =>
      programmeEntries(project, { facts: factsOf(project, language), language, absolute }),
    );
    const context = {
      lang: language,
      appName: name,
      appUrl: absolute(''),
      now: romeInstant(this.clock.today()),
    };
    return text('text/calendar', await programmeFile(entries, context));
  }

  async feed(language: ContentLanguage): Promise<PublicText> {
    const [all, { name }] = await Promise.all([this.projects.all(), this.projects.organiser(language)]);
    const { absolute } = this;
    const context = {
      language,
      name,
      address: absolute(PROGRAMME.feed),
      list: absolute(PORTAL.index),
      absolute,
    };
    return text(
      'application/rss+xml',
      feed(
        all.map((project) => factsOf(project, language)),
        context,
      ),
    );
  }

  /**
   * The list of projects for other websites.
   * @throws AppError 404 where the organiser names no website that may show it
   */
  async embed(language: ContentLanguage): Promise<PublicText> {
    const { name, embeddedIn } = await this.projects.organiser(language);
    if (embeddedIn.length === 0) throw notFound();
    const all = await this.projects.all();
    const facts = all.map((project) => factsOf(project, language));
    const { absolute } = this;
    return new PublicText(embedPage(facts, { language, name, absolute }), {
      type: 'text/html; charset=utf-8',
      headers: embedHeaders(embeddedIn),
    });
  }

  private readonly absolute = (path: string): string => this.projects.absolute(path);
}
