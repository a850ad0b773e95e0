import { Module } from '@nestjs/common';
import { LinksController } from './links.controller.js';
import { ListedProjects } from './listed-projects.js';
import { PageHeads } from './page-heads.js';
import { Programme } from './programme.js';

/** Projects as chats, search engines, feeds and other websites see them. */
@Module({ controllers: [LinksController], providers: [ListedProjects, PageHeads, Programme] })
export class LinksModule {}
