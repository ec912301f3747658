"""Where the sun stands over the site on a day and at an hour, so that no picture is lit from where it never shines."""
import math
from datetime import datetime, timedelta, timezone

KOREA = timezone(timedelta(hours=9))
EPOCH = datetime(2000, 1, 1, 12, tzinfo=timezone.utc)
GLOW = 4.0  # how high over the horizon the light of a sun that has set seems to come from, degrees


def sun_at(when: str, latitude: float, longitude: float) -> tuple[float, float]:
    """Elevation and compass bearing of the sun, degrees, at `when`, Korean time as `2026-10-15 17:40`.

    The Astronomical Almanac's short formula, good to a hundredth of a degree; without the air's refraction."""
    moment = datetime.strptime(when, "%Y-%m-%d %H:%M").replace(tzinfo=KOREA)
    days = (moment - EPOCH).total_seconds() / 86400
    anomaly = math.radians(357.528 + 0.9856003 * days)
    along = math.radians(280.460 + 0.9856474 * days + 1.915 * math.sin(anomaly) + 0.020 * math.sin(2 * anomaly))
    tilt = math.radians(23.439 - 0.0000004 * days)
    ascension = math.atan2(math.cos(tilt) * math.sin(along), math.cos(along))
    declination = math.asin(math.sin(tilt) * math.sin(along))
    sidereal = math.radians((280.46062 + 360.98564737 * days + longitude) % 360)
    hour, north = sidereal - ascension, math.radians(latitude)
    elevation = math.asin(
        math.sin(north) * math.sin(declination) + math.cos(north) * math.cos(declination) * math.cos(hour)
    )
    bearing = math.atan2(
        -math.sin(hour), math.tan(declination) * math.cos(north) - math.sin(north) * math.cos(hour)
    )
    return math.degrees(elevation), math.degrees(bearing) % 360


def sun_in_frame(when: str, site: dict) -> tuple[float, float]:
    """Elevation and azimuth of the sun in the frame of drawings and renders, whose y axis looks away from the site's front."""
    elevation, bearing = sun_at(when, site["latitude"], site["longitude"])
    return elevation, (bearing - (site["front"] - 180)) % 360
