import { Module } from '@nestjs/common';

/**
 * Plain resources: a definition and its table, and nothing of their own. Sorted; `nx g resource` adds here. One that
 * grows rules gets them as `hooks` (see `catalogue`).
 */
@Module({ imports: [] })
export class ResourcesModule {}
