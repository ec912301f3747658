export default function SubscriptionGuidePage() {
  return null;
}
