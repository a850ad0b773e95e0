import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

/** Serves the description of every call at `/api/docs`, as JSON at `/api/docs-json` (decisions §2); made when asked for. */
export function documentApi(app: INestApplication): void {
  const description = new DocumentBuilder()
    .setTitle('Feria')
    .setDescription('Projects for children and their registrations. Money is in euros, dates are YYYY-MM-DD.')
    .addBearerAuth()
    .addGlobalParameters({
      name: 'api-lang',
      in: 'header',
      required: false,
      schema: { type: 'string', enum: ['de', 'it', 'en'], default: 'de' },
    })
    .build();
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, description), {
    jsonDocumentUrl: 'api/docs-json',
  });
}
