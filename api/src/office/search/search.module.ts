import { Body, Controller, HttpCode, Module, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { SEARCH_MAX, SEARCH_MIN, SEARCH_PERMISSIONS, type SearchResult, OFFICE_API } from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { RateLimiter } from '../../core/auth/rate-limiter.js';
import { all, checked, minLength, required, text } from '../../core/http/checks.js';
import { MayFail } from '../../core/http/openapi-decorators.js';
import { trimmed } from '../../core/http/validators.js';
import { SearchService } from './search.service.js';

/** Body of `POST /api/search`. */
class SearchBody {
  // One check of all: the message of a value is looked up in one.
  @trimmed
  @checked(all(required, text(SEARCH_MAX), minLength(SEARCH_MIN)))
  @ApiProperty({ minLength: SEARCH_MIN, maxLength: SEARCH_MAX, description: 'Words, or a payment reference' })
  q: string;
}

/** Finds children, parents, projects, and registrations by their payment reference. */
@ApiTags('search')
@ApiBearerAuth()
@Controller()
class SearchController {
  constructor(
    private readonly search: SearchService,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * A POST although it changes nothing: what is searched is mostly the name of a family, and addresses stand in the logs of
   * proxies and in the history of browsers. It is limited per account, so that a stolen session cannot read out all names
   * with it faster than a person types.
   */
  @Post(OFFICE_API.search)
  @RequirePermission(...SEARCH_PERMISSIONS)
  @MayFail(429)
  @HttpCode(200)
  @ApiOperation({ summary: 'Search everywhere: at most five records of each kind that the caller may list' })
  async find(@Body() { q }: SearchBody, @CurrentUser() user: CurrentUserData): Promise<SearchResult> {
    await this.limiter.consume('search', String(user.id));
    return this.search.find(q, user);
  }
}

@Module({ controllers: [SearchController], providers: [SearchService] })
export class SearchModule {}
