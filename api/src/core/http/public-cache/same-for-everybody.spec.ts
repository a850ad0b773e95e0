import { Body, Controller, Get, Headers, Param, Query, Req } from '@nestjs/common';
import { CurrentUser } from '../../auth/current-user.js';
import { SameForEverybody } from './same-for-everybody.js';

/** Declares a controller whose handler takes what the decorator gives it. */
function handlerThatTakes(parameter: ParameterDecorator): () => void {
  return () => {
    @Controller('x')
    class Declared {
      @Get(':id')
      @SameForEverybody({ from: [] })
      read(@parameter _: unknown): void {}
    }
    void Declared;
  };
}

describe('an answer that is the same for everybody', () => {
  it.each([
    ['the user', CurrentUser()],
    ['a header', Headers('authorization')],
    ['the whole request', Req()],
    ['a body', Body()],
  ])('is refused from a handler that takes %s', (_, parameter) => {
    expect(handlerThatTakes(parameter)).toThrow(
      'read is the same for everybody and may take nothing but parts of the address',
    );
  });

  it.each([
    ['a part of the path', Param('id')],
    ['the query', Query()],
  ])('comes from a handler that takes %s', (_, parameter) => {
    expect(handlerThatTakes(parameter)).not.toThrow();
  });
});
