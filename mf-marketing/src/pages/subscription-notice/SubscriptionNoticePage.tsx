export default function SubscriptionNoticePage() {
  return null;
}
