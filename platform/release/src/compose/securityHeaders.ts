/** Headers that every answer of the site carries whatever it is. The Content-Security-Policy is added by what answers. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), gyroscope=(self), accelerometer=(self), fullscreen=*',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
} as const;
