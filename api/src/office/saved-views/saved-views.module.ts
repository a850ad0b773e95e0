import { Module } from '@nestjs/common';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViews } from './saved-views.service.js';

/** Views of lists that accounts save. */
@Module({ controllers: [SavedViewsController], providers: [SavedViews] })
export class SavedViewsModule {}
