import { Module } from '@nestjs/common';
import { ListedProjects } from './listed-projects.js';
import { PageHeads } from './page-heads.js';

/** Projects as chats, search engines, feeds and other websites see them. */
@Module({ providers: [ListedProjects, PageHeads] })
export class LinksModule {}
