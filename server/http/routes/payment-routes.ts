import type { FastifyInstance } from 'fastify';
import type { PaymentService } from '../../modules/billing/payment.service.js';

/** Maximum size of a webhook. */
const maxBodyBytes = 64 * 1024;

/** Webhook endpoint of the payment providers. Signatures cover the raw body and replace cookies and tokens. */
export function addPaymentRoutes(app: FastifyInstance, payments: PaymentService): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxBodyBytes },
      (_request, body, onParsed) => onParsed(null, body),
    );
    scope.post<{ Params: { provider: string; topic?: string } }>(
      '/payments/:provider/:topic?',
      async ({ params, headers, body }, reply) => {
        const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const response = await payments.handleWebhook(params.provider, {
          raw,
          headers,
          topic: params.topic ?? '',
        });
        return reply.header('cache-control', 'no-store').send(response);
      },
    );
    done();
  });
}
