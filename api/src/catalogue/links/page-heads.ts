import { Injectable } from '@nestjs/common';
import { PORTAL, type ContentLanguage } from '@feria/shared';
import { addressIn } from '@feria/shared/rules/page-language';
import { DescribedPages } from '../../core/frontends/described-pages.js';
import type { PageHead } from '../../core/frontends/page-head.js';
import { notFound } from '../../core/http/errors.js';
import { LINK_TABLES, ListedProjects } from './listed-projects.js';
import { projectEvent } from './project-event.js';
import { factsOf, pictureForChats } from './project-facts.js';
import { shortened } from '../../core/text/plain-text.js';

/** Ids as they stand in addresses. */
const ID = /^[1-9]\d{0,9}$/;
const LIST = new RegExp(`^${PORTAL.index}$`);
const PROJECT = new RegExp(`^${PORTAL.project('([^/]+)')}$`);
/** Characters that chats show of what the organiser says. */
const INTRO = 200;

/** What the pages of the portal say of themselves to chats and search engines (product/catalogue.md#links). */
@Injectable()
export class PageHeads {
  constructor(
    private readonly projects: ListedProjects,
    pages: DescribedPages,
  ) {
    const from = LINK_TABLES;
    pages.register({ path: LIST, from, head: (_, language) => this.list(language) });
    pages.register({ path: PROJECT, from, head: (id, language) => this.project(id ?? '', language) });
  }

  private async list(language: ContentLanguage): Promise<PageHead> {
    const { name, intro, picture } = await this.projects.organiser(language);
    return {
      title: name,
      description: shortened(intro, INTRO),
      siteName: name,
      address: this.projects.absolute(PORTAL.index),
      image: this.imageOf(picture),
      data: null,
    };
  }

  private async project(id: string, language: ContentLanguage): Promise<PageHead | null> {
    if (!ID.test(id)) throw notFound();
    const project = await this.projects.find(Number(id));
    if (!project) return null;
    const organiser = await this.projects.organiser(language);
    const facts = factsOf(project, language);
    const address = this.projects.absolute(facts.path);
    return {
      title: facts.name,
      description: facts.description,
      siteName: organiser.name,
      address,
      image: this.imageOf(facts.image ?? organiser.picture),
      data: projectEvent(project, {
        language,
        facts,
        organiser: { name: organiser.name, address: this.projects.absolute(PORTAL.index) },
        address: addressIn(language, address),
        image: this.imageOf(facts.image),
      }),
    };
  }

  private imageOf(upload: string | null): string | null {
    const address = pictureForChats(upload);
    return address && this.projects.absolute(address);
  }
}
